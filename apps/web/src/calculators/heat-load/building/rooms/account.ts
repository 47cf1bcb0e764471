import {
  sumsOfAccount,
  type AccountEntry,
  type AccountOutcome,
  type AccountReason,
  type AccountSum,
  type Building,
} from "@org/hvac-core/building";
import type { RowPlacement, ShadeUse } from "@org/hvac-core/exchange/building";
import { convert, defaultUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import type { CopiedTable } from "@org/form/numbers";
import { accountTexts, reasonText, typeText } from "./accountTexts.ts";
import { spacesOf, surfacesBySource } from "./roomFacts.ts";
import { shadeText } from "./shadeTexts.ts";
import { texts } from "./texts.ts";

/** Outcomes in the order of their lines. */
export const outcomes = ["taken", "merged", "asked", "left-out"] as const satisfies readonly AccountOutcome[];

/** Sums of surfaces or openings, and whether they add up to the file. */
export interface SumsOfKind {
  readonly outcomes: Readonly<Record<AccountOutcome, AccountSum>>;
  /** All entries of the file. */
  readonly file: AccountSum;
  /** Area of the building, m²: surfaces and shades, or openings. */
  readonly building: number;
  /** Area of the building with what was left out, without that of the file, m²: 0 but for rounding. */
  readonly difference: number;
}

/** Entries with an outcome for one reason. */
export interface SumOfReason extends AccountSum {
  readonly kind: AccountEntry["kind"];
  readonly outcome: AccountOutcome;
  readonly reason: AccountReason;
  readonly entries: readonly AccountEntry[];
}

export interface FileAccount {
  readonly surface: SumsOfKind;
  readonly opening: SumsOfKind;
  readonly reasons: readonly SumOfReason[];
}

const sumOf = (areas: readonly number[]): number => areas.reduce((sum, area) => sum + area, 0);

/** The account of a file: its sums, and the areas of the building that it became. */
export function fileAccount({ account, surfaces, shades }: Building): FileAccount {
  const areas = {
    surface: sumOf([...surfaces.map(({ grossArea }) => grossArea), ...shades.map(({ area }) => area)]),
    opening: sumOf(surfaces.flatMap(({ openings }) => openings.map(({ area }) => area))),
  };
  const sums = (kind: AccountEntry["kind"]): SumsOfKind => {
    const byOutcome = sumsOfAccount(account, kind);
    const entries = account.filter((entry) => entry.kind === kind);
    const file = { count: entries.length, area: sumOf(entries.map(({ area }) => area)) };
    return { outcomes: byOutcome, file, building: areas[kind], difference: areas[kind] + byOutcome["left-out"].area - file.area };
  };
  const reasons = new Map<string, SumOfReason & { readonly entries: AccountEntry[] }>();
  for (const entry of account) {
    const { kind, outcome, reason, area } = entry;
    if (reason === undefined) continue;
    const key = [kind, outcome, reason].join(" ");
    const entries = reasons.get(key)?.entries ?? [];
    entries.push(entry);
    reasons.set(key, { kind, outcome, reason, entries, count: entries.length, area: (reasons.get(key)?.area ?? 0) + area });
  }
  return { surface: sums("surface"), opening: sums("opening"), reasons: [...reasons.values()].toSorted((a, b) => b.area - a.area) };
}

/** Difference up to which areas add up, as a share. */
const rounding = 1e-6;
export const addsUp = ({ difference, file }: SumsOfKind): boolean => Math.abs(difference) <= rounding * Math.max(1, file.area);

/** What was changed in an entry: points reversed, polygons mended. */
export const changesOf = ({ isTurned, mends }: AccountEntry): readonly string[] => [
  ...(isTurned ? [accountTexts.turned] : []),
  ...mends.map((mend) => accountTexts.mends[mend]),
];

/** What became of the surfaces and openings in the heat load. */
interface Uses {
  readonly placements: readonly RowPlacement[];
  readonly shades?: readonly ShadeUse[] | undefined;
}

/** The account as a table: each surface and opening of the file is a row. */
export function accountTable(building: Building, unitSystem: UnitSystem, { placements, shades = [] }: Uses): CopiedTable {
  const unit = defaultUnit("area", unitSystem);
  const bySource = surfacesBySource(building);
  const rooms = new Map(building.spaces.map(({ id, name }) => [id, name]));
  const shading = new Map(shades.flatMap((use) => (use.kind === "shade" ? [[use.id, shadeText(use)] as const] : [])));
  const placed = new Map<string, RowPlacement>();
  // A surface between two rooms may have a row in one of them.
  for (const placement of placements) {
    const key = `${placement.kind} ${placement.id}`;
    if (placed.get(key)?.rowId === undefined) placed.set(key, placement);
  }
  const { columns } = texts.account;
  return {
    columns: [
      ...columns.before.map((label) => ({ label })),
      { label: columns.area, unit: unitSymbol(unit) },
      ...columns.after.map((label) => ({ label })),
    ],
    rows: building.account.map((entry) => {
      const { kind, id, surfaceId, type, correctedType, area, outcome, reason, into } = entry;
      const surface = bySource.get(kind === "surface" ? id : (surfaceId ?? ""));
      const placement = placed.get(`${kind} ${into ?? id}`);
      return [
        texts.account.kinds[kind],
        id,
        surfaceId,
        surface &&
          spacesOf(surface)
            .map((room) => rooms.get(room) ?? room)
            .join("; "),
        type,
        correctedType === undefined ? undefined : typeText(correctedType),
        convert(area, "m2", unit),
        accountTexts.outcomes[outcome],
        reason && reasonText(reason),
        into,
        changesOf(entry).join("; ") || undefined,
        placement ? (placement.reason === undefined ? accountTexts.row : accountTexts.noRow[placement.reason]) : shading.get(into ?? id),
      ];
    }),
  };
}
