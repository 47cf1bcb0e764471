/** One way of the navigation. */
export interface Way {
  readonly path: string;
  readonly label: string;
  /** Leads to `/login` while nobody is signed in. */
  readonly needsAccount?: true;
  /** Served by the marketing site, which stands on the same host. */
  readonly outside?: true;
}

export interface WayGroup {
  readonly title: string;
  readonly ways: readonly Way[];
}

/** Every page of the product that can be chosen, grouped as people look for them. */
export const navigation: readonly WayGroup[] = [
  {
    title: "Loads and air",
    ways: [
      { path: "/heat-load", label: "Heat load" },
      { path: "/calculators/ventilation-calc", label: "Ventilation", needsAccount: true },
      { path: "/calculators/psychrometric-chart", label: "Psychrometric chart", needsAccount: true },
    ],
  },
  {
    title: "Sizing",
    ways: [
      { path: "/calculators/duct-sizer", label: "Duct sizing", needsAccount: true },
      { path: "/calculators/pipe-sizer", label: "Pipe sizing", needsAccount: true },
      { path: "/calculators/pump-head-calc", label: "Pump head", needsAccount: true },
      { path: "/calculators/refrigerant-pipe-sizer", label: "Refrigerant piping", needsAccount: true },
    ],
  },
  {
    title: "Sound, energy, cost",
    ways: [
      { path: "/calculators/acoustic-calculator", label: "Acoustics", needsAccount: true },
      { path: "/calculators/energy-analysis", label: "Energy cost", needsAccount: true },
      { path: "/calculators/boq", label: "Bill of quantities", needsAccount: true },
    ],
  },
  {
    title: "Your work",
    ways: [
      { path: "/dashboard", label: "Dashboard", needsAccount: true },
      { path: "/projects", label: "Projects", needsAccount: true },
      { path: "/reference", label: "Reference", needsAccount: true },
      { path: "/settings", label: "Settings", needsAccount: true },
    ],
  },
];

/** The same, with what belongs to the user first while somebody is signed in. */
export function navigationFor(isSignedIn: boolean): readonly WayGroup[] {
  return isSignedIn ? [...navigation.slice(-1), ...navigation.slice(0, -1)] : navigation;
}

/** Pages about the product, at the foot of the navigation. */
export const information: readonly Way[] = [
  { path: "/about", label: "About", outside: true },
  { path: "/blog", label: "Blog", outside: true },
  { path: "/privacy-policy", label: "Privacy", outside: true },
  { path: "/terms-of-service", label: "Terms", outside: true },
];

/** Calculators that the specification knows and that have no page of their own yet. */
export const plannedCalculators: readonly string[] = [
  "boq",
  "psychrometric-chart",
  "pump-head-calc",
  "refrigerant-pipe-sizer",
  "acoustic-calculator",
  "energy-analysis",
];
