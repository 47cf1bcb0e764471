import { applications2019, fundamentals2017, type Citation } from "../sources/index.ts";
import { foot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { designPractice, industrialVentilation } from "./sources.ts";

const necks: Citation = { source: applications2019, locator: "ch. 49, Table 9" };
const transport: Citation = { source: industrialVentilation, locator: "minimum duct design velocities" };
const pipes: Citation = { source: fundamentals2017, locator: "ch. 22, velocities by type of service" };
const practice: Citation = { source: designPractice, locator: "rule of thumb" };

const footPerMinute = foot / 60;

/** Range of velocities for one service, m/s. For limits of ducts by noise and location see `ductVelocityLimit` of flow. */
export interface RecommendedVelocity extends ReferenceRow {
  readonly medium: "air" | "water";
  /** m/s. */
  readonly minimum?: number;
  /** m/s. */
  readonly maximum?: number;
}

/**
 * Recommended velocities by service: those of the inch-pound columns, which the metric columns round to 0.1 m/s.
 *
 * @source ashrae-applications-2019, ch. 49, Table 9
 * @source acgih-industrial-ventilation, minimum duct design velocities
 * @source ashrae-hof-2017, ch. 22
 * @example
 * ```ts
 * import { velocities } from "@org/hvac-core/reference";
 * velocities.find(({ id }) => id === "supply-neck-rc35")?.maximum; // 2.54
 * ```
 */
export const velocities: readonly RecommendedVelocity[] = [
  { id: "supply-neck-rc45", label: "Supply outlet neck, RC(N) 45", medium: "air", maximum: 625 * footPerMinute, source: necks },
  { id: "return-neck-rc45", label: "Return grille neck, RC(N) 45", medium: "air", maximum: 750 * footPerMinute, source: necks },
  { id: "supply-neck-rc40", label: "Supply outlet neck, RC(N) 40", medium: "air", maximum: 560 * footPerMinute, source: necks },
  { id: "return-neck-rc40", label: "Return grille neck, RC(N) 40", medium: "air", maximum: 675 * footPerMinute, source: necks },
  { id: "supply-neck-rc35", label: "Supply outlet neck, RC(N) 35", medium: "air", maximum: 500 * footPerMinute, source: necks },
  { id: "return-neck-rc35", label: "Return grille neck, RC(N) 35", medium: "air", maximum: 600 * footPerMinute, source: necks },
  { id: "supply-neck-rc30", label: "Supply outlet neck, RC(N) 30", medium: "air", maximum: 425 * footPerMinute, source: necks },
  { id: "return-neck-rc30", label: "Return grille neck, RC(N) 30", medium: "air", maximum: 500 * footPerMinute, source: necks },
  { id: "supply-neck-rc25", label: "Supply outlet neck, RC(N) 25", medium: "air", maximum: 350 * footPerMinute, source: necks },
  { id: "return-neck-rc25", label: "Return grille neck, RC(N) 25", medium: "air", maximum: 425 * footPerMinute, source: necks },
  {
    id: "transport-fumes",
    label: "Exhaust duct: fumes (welding)",
    medium: "air",
    minimum: 2000 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "transport-very-fine-light-dust",
    label: "Exhaust duct: very fine light dust (cotton lint, wood flour)",
    medium: "air",
    minimum: 2500 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "transport-dry-dusts-and-powders",
    label: "Exhaust duct: dry dusts and powders (rubber, soap, leather)",
    medium: "air",
    minimum: 3000 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "transport-average-industrial-dust",
    label: "Exhaust duct: average industrial dust (grinding, granite, foundry)",
    medium: "air",
    minimum: 3500 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "transport-heavy-dusts",
    label: "Exhaust duct: heavy dusts (sawdust, metal turnings, foundry tumbling)",
    medium: "air",
    minimum: 4000 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "transport-heavy-or-moist",
    label: "Exhaust duct: heavy or moist (lead dust with small chips, moist cement)",
    medium: "air",
    minimum: 4500 * footPerMinute,
    source: transport,
    verify: true,
  },
  {
    id: "water-general-service",
    label: "Water: general service",
    medium: "water",
    minimum: 4 * foot,
    maximum: 10 * foot,
    source: pipes,
    verify: true,
  },
  {
    id: "water-city",
    label: "Water: city (domestic) water",
    medium: "water",
    minimum: 3 * foot,
    maximum: 7 * foot,
    source: pipes,
    verify: true,
  },
  {
    id: "water-boiler-feed",
    label: "Water: boiler feed",
    medium: "water",
    minimum: 6 * foot,
    maximum: 15 * foot,
    source: pipes,
    verify: true,
  },
  {
    id: "water-pump-suction-and-drain-lines",
    label: "Water: pump suction and drain lines",
    medium: "water",
    minimum: 4 * foot,
    maximum: 7 * foot,
    source: pipes,
    verify: true,
  },
  {
    id: "water-chilled-hot-water-pipe-50-mm",
    label: "Water: chilled/hot water, pipe 50 mm (2 in) and smaller",
    medium: "water",
    minimum: 2 * foot,
    maximum: 4 * foot,
    source: practice,
    verify: true,
  },
  {
    id: "water-chilled-hot-water-pipe-above-50-mm",
    label: "Water: chilled/hot water, pipe above 50 mm",
    medium: "water",
    maximum: 10 * foot,
    source: practice,
    verify: true,
  },
  {
    id: "water-pump-discharge",
    label: "Water: pump discharge",
    medium: "water",
    minimum: 8 * foot,
    maximum: 12 * foot,
    source: practice,
    verify: true,
  },
  {
    id: "water-pump-suction",
    label: "Water: pump suction",
    medium: "water",
    minimum: 4 * foot,
    maximum: 7 * foot,
    source: practice,
    verify: true,
  },
  { id: "water-header", label: "Water: header", medium: "water", minimum: 4 * foot, maximum: 15 * foot, source: practice, verify: true },
  { id: "water-riser", label: "Water: riser", medium: "water", minimum: 3 * foot, maximum: 10 * foot, source: practice, verify: true },
  {
    id: "water-drain-line",
    label: "Water: drain line",
    medium: "water",
    minimum: 4 * foot,
    maximum: 7 * foot,
    source: practice,
    verify: true,
  },
  {
    id: "water-condenser-water-open-system",
    label: "Water: condenser water, open system",
    medium: "water",
    minimum: 1.0,
    maximum: 10 * foot,
    source: practice,
    verify: true,
  },
  {
    id: "water-minimum-to-carry-air-along",
    label: "Water: minimum to carry air",
    medium: "water",
    minimum: 2 * foot,
    source: practice,
    verify: true,
  },
];
