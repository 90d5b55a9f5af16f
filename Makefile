SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

BINARY := .build/release/button-gallery
RELEASE := --configuration release --static-swift-stdlib

BUILD_PACKAGES := libgtk-3-dev libglib2.0-dev-bin pkg-config
LOOK_PACKAGES := adwaita-icon-theme librsvg2-common fonts-comic-neue fonts-dejavu-core \
  fonts-liberation fonts-urw-base35
DISPLAY_PACKAGES := xvfb
TEST_PACKAGES := at-spi2-core dbus gir1.2-gtk-3.0 libglib2.0-bin locales orca python3 \
  python3-gi python3-pyatspi python3-xlib weston xdotool
BENCH_PACKAGES := gcc python3 python3-xlib valgrind

.PHONY: help build build-bench run test test-model test-widgets test-end-to-end test-part-gallery \
  test-part-gtkkit test-monkey monkey mutate sanitize tour bench lint format snapshots clean pictures \
  screenshot

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

build: ## build the release binary, .build/release/button-gallery
	@.ci/install-packages $(BUILD_PACKAGES)
	swift build $(RELEASE) --product button-gallery

# The same program with the options that measure it, for the benchmarks and for a scenario that starts it.
build-bench: build
	swift build $(RELEASE) --product gallery-bench

run: build ## install what is missing, build, and open the gallery (or, without a display, take the tour)
	@.ci/install-packages $(LOOK_PACKAGES)
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  exec $(BINARY); \
	else \
	  echo "There is no display here, so every page is rendered to a picture instead."; \
	  $(MAKE) tour; \
	fi

# Everything is built first, because the build uses all processors. The tests mostly wait for windows,
# so they run in parallel.
test: ## install what is missing and run every test
	@.ci/install-packages $(BUILD_PACKAGES) $(LOOK_PACKAGES) $(DISPLAY_PACKAGES) $(TEST_PACKAGES)
	$(MAKE) lint
	Tests/Build/model-needs-no-gtk
	$(MAKE) build-bench
	swift build --build-tests
	Tests/Build/samples
	Tests/Build/add-page
	$(MAKE) --jobs=3 --output-sync=target --keep-going test-part-gallery test-part-end-to-end-1 \
	  test-part-end-to-end-2 test-part-gtkkit test-monkey

test-model: ## run the tests that need neither GTK nor a display
	BUTTON_GALLERY_MODEL_ONLY=1 swift test --scratch-path .build/model

test-widgets:
	swift build --build-tests
	G_DEBUG=fatal-criticals .ci/with-display swift test --skip-build

test-end-to-end: build-bench
	Tests/EndToEnd/run $(BINARY)

# Runs the tests of one module. The tests must be built.
test-part-gallery: TESTS := ^GalleryTests\.
test-part-gtkkit: TESTS := ^(GtkKitTests|GalleryBenchTests)\.
test-part-gallery test-part-gtkkit:
	G_DEBUG=fatal-criticals .ci/with-display swift test --skip-build --filter '$(TESTS)'

test-part-end-to-end-%:
	Tests/EndToEnd/run $(BINARY) --part $*/2

test-monkey:
	Tests/Monkey/run $(BINARY) --actions 500

monkey: build ## run 20,000 random actions on the gallery, and check its memory use
	@.ci/install-packages $(LOOK_PACKAGES) $(DISPLAY_PACKAGES) $(TEST_PACKAGES) libjemalloc2
	Tests/Monkey/run $(BINARY) --actions 20000 --memory

mutate: ## check the model's tests on COUNT (100) mutants, each with one changed line, chosen by SEED (any)
	python3 -m unittest discover --start-directory Tests/Mutation
	Tests/Mutation/run --count $(or $(COUNT),100) $(if $(SEED),--seed $(SEED))

# Leaks are reported, except for those listed in leaks.txt, which are in other libraries. The scenarios
# and the monkey fail on unexpected output of the gallery, so the list of suppressed leaks is not printed.
sanitize: export BUTTON_GALLERY_SCRATCH_PATH := $(CURDIR)/.build/sanitized
sanitize: SUPPRESSIONS := suppressions=$(CURDIR)/Tests/Build/leaks.txt
sanitize: ## run every test, and 2,000 random actions, under the address sanitizer
	@.ci/install-packages $(BUILD_PACKAGES) $(LOOK_PACKAGES) $(DISPLAY_PACKAGES) $(TEST_PACKAGES)
	ASAN_OPTIONS=detect_leaks=0 \
	  swift build --build-tests --sanitize=address --scratch-path .build/sanitized
	LSAN_OPTIONS=$(SUPPRESSIONS) G_DEBUG=fatal-criticals .ci/with-display \
	  swift test --skip-build --sanitize=address --scratch-path .build/sanitized
	LSAN_OPTIONS=$(SUPPRESSIONS):print_suppressions=0 \
	  Tests/EndToEnd/run .build/sanitized/debug/button-gallery
	ASAN_OPTIONS=fast_unwind_on_malloc=0 LSAN_OPTIONS=$(SUPPRESSIONS):print_suppressions=0 \
	  Tests/Monkey/run .build/sanitized/debug/button-gallery --actions 2000

tour: build ## render every page in every look to .build/tour
	@.ci/install-packages $(LOOK_PACKAGES) $(DISPLAY_PACKAGES)
	@.ci/with-display .ci/tour $(BINARY) .build/tour

bench: build-bench ## measure launch, memory, flips, themes, and large grids against C twins, and idling, visits, and long lists
	@.ci/install-packages $(LOOK_PACKAGES) $(DISPLAY_PACKAGES) $(BENCH_PACKAGES)
	.ci/with-display Tests/Benchmarks/compare-twin $(BINARY)
	@.ci/with-display Tests/Benchmarks/run $(BINARY)

lint: ## check the README's links, US spelling, and the formatting with swift-format
	Tests/Build/readme-links
	Tests/Build/us-spelling
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

format: ## format the sources with swift-format
	swift format --in-place --parallel --recursive Package.swift Sources Tests

snapshots: ## replace the snapshots of the themes and of the error messages with the current output
	BUTTON_GALLERY_MODEL_ONLY=1 BUTTON_GALLERY_RENEW_SNAPSHOTS=1 \
	  swift test --scratch-path .build/model --filter 'ThemingTests.SnapshotTests'
	BUTTON_GALLERY_RENEW_SNAPSHOTS=1 swift test --filter 'GalleryTests.ProblemSnapshotTests'

clean: ## remove all build products
	rm -rf .build

pictures: ## render the PNGs from their SVG sources
	@.ci/install-packages librsvg2-bin
	resources/pictures/draw.sh

screenshot: build ## update the README's pictures
	@.ci/install-packages $(LOOK_PACKAGES) $(DISPLAY_PACKAGES)
	@mkdir -p resources/screenshots
	.ci/with-display $(BINARY) --page buttons --screenshot resources/screenshots/buttons.png
	.ci/with-display $(BINARY) --page flipper --flip-progress 0.25 \
	  --screenshot resources/screenshots/flipper.png
	.ci/with-display $(BINARY) --page mystery-grid --screenshot resources/screenshots/mystery-grid.png
	.ci/with-display $(BINARY) --page contacts --screenshot resources/screenshots/contacts.png
