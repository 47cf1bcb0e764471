import { choice, defineFields, fieldIs, flag, inSection, list, onlyWhen, quantity, text } from "../../kernel/index.ts";
import { ashrae62Dwellings } from "../../ventilation/sources.ts";

const inDwelling = fieldIs("scope", "dwelling");
const tested = [inDwelling, fieldIs("infiltrationCredit", true)];

const inKitchen = fieldIs("room", "kitchen", "kitchen-hood");

/** A room of a dwelling with local exhaust. */
export const localExhaustFields = defineFields({
  name: text("Name", 80, { default: "Room" }),
  room: choice(
    "Room",
    { "kitchen-hood": "Kitchen with a vented range hood", kitchen: "Kitchen with another fan", bathroom: "Bathroom" },
    "bathroom",
  ),
  operation: choice("Operation", { demand: "On demand", continuous: "Continuously" }, "demand"),
  kitchenLayout: choice("Kitchen layout", { open: "Open to other rooms", enclosed: "Enclosed" }, "open", {
    help: "Five air changes an hour suffice in enclosed kitchens only. An opening of more than 6 m² (60 ft²) makes a kitchen open.",
    when: [inKitchen],
  }),
  volume: quantity("Kitchen volume", "V_k", "volume", "absent", [0.1, 10000], {
    help: "A fan that runs all the time changes the air of an enclosed kitchen five times an hour; as much suffices for a fan other than a range hood that runs when needed.",
    when: [inKitchen, fieldIs("kitchenLayout", "enclosed")],
  }),
  installedAirflow: quantity("Fan airflow", "Q_f", "airFlow", "derived", [0, 100], {
    help: "Measured or rated airflow. If empty, the required airflow.",
  }),
});

/** Fields of a dwelling by ASHRAE 62.2. */
export const dwellingFields = inSection("dwelling", {
  ...onlyWhen(inDwelling, {
    dwellingArea: quantity("Floor area of the dwelling", "A_d", "area", "required", [1, 10000]),
    bedrooms: quantity("Bedrooms", "N_br", "count", "required", [0, 50], {
      integer: true,
      help: "The standard assumes one more person than bedrooms; a studio is one bedroom.",
    }),
    dwellingRateColumn: choice(
      "Rates as printed in",
      { "inch-pound": "Inch-pound equation (cfm)", SI: "SI equation (L/s)" },
      { Imperial: "inch-pound", Metric: "SI" },
      { source: { source: ashrae62Dwellings, locator: "section 4.1.1" }, site: "rateColumn" },
    ),
    dwellingFan: choice(
      "Ventilation of the dwelling",
      { balanced: "Balanced: supply and exhaust", unbalanced: "Supply or exhaust only" },
      "unbalanced",
    ),
    runShare: quantity("Fan run time share", "f_on", "ratio", 1, [0.05, 1], {
      help: "In cycles of at most three hours, so that the average applies in full.",
      source: { source: ashrae62Dwellings, locator: "section 4.5" },
    }),
    infiltrationCredit: flag("Infiltration credit from a blower door test", false),
  }),
  ...onlyWhen(tested, {
    dwellingEdition: choice("Edition of the standard", { "2013": "2013", "2016": "Since 2016" }, "2016", {
      help: "The 2013 edition credits infiltration in full, up to two thirds of the total; since 2016 the credit is smaller with an unbalanced fan.",
      site: "dwellingEdition",
    }),
    blowerDoorAirflow: quantity("Blower door airflow at 50 Pa", "Q_50", "airFlow", "required", [0, 50]),
    dwellingHeight: quantity("Height of the dwelling above grade", "H_d", "length", "required", [1, 50], {
      help: "From the lowest floor above grade to the highest ceiling.",
    }),
    weatherFactor: quantity("Weather and shielding factor", "w", "number", "required", [0.1, 2], {
      help: "wsf of the nearest station in the standard's table: mostly 0.3 to 0.8.",
      source: { source: ashrae62Dwellings, locator: "Normative Appendix B" },
    }),
  }),
  exposedShare: quantity("Share of the envelope exposed to outdoor air", "a_x", "ratio", 1, [0, 1], {
    help: "100 % for a detached house; less with walls shared with other dwellings.",
    source: { source: ashrae62Dwellings, locator: "section 4.1.2" },
    when: [...tested, fieldIs("dwellingEdition", "2016")],
  }),
  localExhausts: list("Kitchens and bathrooms", "room", 30, localExhaustFields, { when: [inDwelling] }),
});
