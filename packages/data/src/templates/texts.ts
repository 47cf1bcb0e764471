/** Names of templates, and of the files, rooms and items in them. */
export const texts = {
  smallOffice: {
    name: "Small Office Fit-out",
    description: "Cooling load of an open office, its main supply duct and a basic bill of quantities.",
    coolingLoad: "Open office, cooling load",
    room: "Open office",
    duct: "Main supply duct",
    bill: "Bill of quantities",
    items: {
      unit: (capacity: string): string => `Split system air handler and condensing unit, ${capacity}, installed`,
      duct: "Galvanized steel supply and return duct, insulated",
      diffusers: (size: string): string => `Ceiling diffuser ${size}, with damper and flexible connection`,
    },
    capacity: { imperial: "2.5 ton", metric: "9 kW" },
    diffuser: { imperial: "24 × 24 in", metric: "600 × 600 mm" },
  },
  residentialHome: {
    name: "Residential Home (New Build)",
    description: "Heating and cooling load of a new house, and the pipe of its hydronic loop.",
    heatingLoad: "Whole house, heating load",
    coolingLoad: "Whole house, cooling load",
    room: "Whole house",
    wall: (side: string): string => `${side} wall`,
    windows: (side: string): string => `${side} windows`,
    doors: "Doors",
    floor: "Floor over the crawl space",
    pipe: "Hydronic loop",
  },
  restaurantKitchen: {
    name: "Restaurant Kitchen Ventilation",
    description: "Air through one kitchen hood by air changes of the space beneath it, and the exhaust duct of the whole cooking line.",
    hood: "Kitchen hood",
    duct: "Kitchen exhaust duct, whole cooking line",
  },
} as const;
