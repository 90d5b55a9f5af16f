#!/bin/sh
# Draws every picture beside its SVG source: NAME.png for 1x displays and NAME@2x.png for 2x.
# One SVG unit is one point. Needs rsvg-convert (Debian package librsvg2-bin).
set -eu
cd "$(dirname "$0")"

for source in *.svg; do
  name=${source%.svg}
  rsvg-convert --zoom 1 --output "$name.png" "$source"
  rsvg-convert --zoom 2 --output "$name@2x.png" "$source"
done

# The icon of windows, for desktops that find none in their theme.
icon=../icons/org.buttongallery.ButtonGallery
for size in 32 48 64; do
  rsvg-convert --width "$size" --height "$size" --output "$icon-$size.png" "$icon.svg"
done
