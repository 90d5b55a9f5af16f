// Placeholder until the first test of this layer lands.
