#include "twin.h"

static Picture standard = { .name = "standard", .size = 25 };
static Picture hover = { .name = "hover", .size = 25 };
static Picture six_states[STATE_COUNT] = {
  [NORMAL] = { .name = "six-states-normal", .size = 25 },
  [HIGHLIGHTED] = { .name = "six-states-highlighted", .size = 25 },
  [DISABLED] = { .name = "six-states-disabled", .size = 25 },
  [SELECTED] = { .name = "six-states-selected", .size = 25 },
  [HIGHLIGHTED | SELECTED] = { .name = "six-states-highlighted-selected", .size = 25 },
  [DISABLED | SELECTED] = { .name = "six-states-disabled-selected", .size = 25 },
};
static Picture detail_disclosure = { .name = "detail-disclosure", .size = 22 };
static Picture info_light = { .name = "info-light", .size = 22 };
static Picture info_dark = { .name = "info-dark", .size = 22 };
static Picture contact_add = { .name = "contact-add", .size = 22 };

const ButtonDescription samples[SAMPLE_COUNT] = {
  { .name = "Standard", .title = "Standard", .style_class = "button-standard",
    .frame = { 30, 30, 120, 40 }, .message = "Standard button pressed." },
  { .name = "Custom", .title = "Custom", .style_class = "button-pretty",
    .frame = { 170, 30, 120, 40 },
    .backgrounds = { [NORMAL] = &standard, [HIGHLIGHTED] = &hover },
    .message = "Pretty button pressed." },
  { .name = "Six States", .title = "Six States", .style_class = "button-six-states",
    .frame = { 30, 82, 260, 40 },
    .backgrounds = {
      [NORMAL] = &six_states[NORMAL], [HIGHLIGHTED] = &six_states[HIGHLIGHTED],
      [DISABLED] = &six_states[DISABLED], [SELECTED] = &six_states[SELECTED],
      [HIGHLIGHTED | SELECTED] = &six_states[HIGHLIGHTED | SELECTED],
      [DISABLED | SELECTED] = &six_states[DISABLED | SELECTED],
    } },
};

const TypeSample types[TYPE_COUNT] = {
  { { .name = "Client", .title = "Client", .style_class = "button-custom",
      .frame = { 30, 144, 120, 40 },
      .explanation_title = "Client (⁨UIButtonTypeCustom⁩)",
      .explanation = "Has no style of its own: the client draws it." },
    "custom", { 30, 186 } },
  { { .name = "Rounded", .title = "Rounded", .style_class = "button-rounded-rect",
      .frame = { 170, 144, 120, 40 },
      .explanation_title = "Rounded (⁨UIButtonTypeRoundedRect⁩)",
      .explanation = "Serves general use, with rounded corners and a centered title." },
    "roundedRect", { 170, 186 } },
  { { .name = "Detail Disclosure", .style_class = "button-detail-disclosure",
      .frame = { 68, 224, 44, 44 }, .image = &detail_disclosure,
      .explanation_title = "Detail Disclosure (⁨UIButtonTypeDetailDisclosure⁩)",
      .explanation = "Opens the details of an object or record." },
    "detailDisclosure", { 30, 268 } },
  { { .name = "Info Light", .style_class = "button-info-light", .frame = { 68, 306, 44, 44 },
      .image = &info_light, .explanation_title = "UIButtonTypeInfoLight",
      .explanation = "Flips a view to its settings or information, on a dark background." },
    "infoLight", { 30, 350 } },
  { { .name = "Info Dark", .style_class = "button-info-dark", .frame = { 208, 306, 44, 44 },
      .image = &info_dark, .explanation_title = "UIButtonTypeInfoDark",
      .explanation = "Flips a view to its settings or information, on a light background." },
    "infoDark", { 170, 350 } },
  { { .name = "Contact Add", .style_class = "button-contact-add", .frame = { 170, 226, 120, 40 },
      .image = &contact_add, .explanation_title = "UIButtonTypeContactAdd",
      .explanation = "Opens a list of contacts, or a form to add one." },
    "contactAdd", { 170, 268 } },
};
