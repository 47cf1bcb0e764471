/** Title and description of `/heat-load` for search engines and link previews, in the words that people search for. */
export const texts = {
  siteName: "Plenum",
  title: "HVAC load calculator: cooling and heating load of a room · Plenum",
  description:
    "HVAC load calculator, free and without sign-up: cooling and heating load of a room in Btu/h, tons or kW, with supply airflow and every step of the way.",
} as const;
