import { countForShare, type Ranking } from "@org/hvac-core/exchange/bills";
import { texts } from "./texts.ts";

/** "2 of 3 items make 90 % of the $15 260.00 of the items.", with the deductions. */
export function sharesText(ranking: Ranking, parts: "items" | "sections", share: number, { money, percent }: ShareTexts): string {
  const { additions, gross, deducted } = ranking;
  const count = countForShare(ranking, share);
  return texts.figure.shares({
    count,
    counted: texts.figure[parts].counted(count, additions),
    share: percent(ranking.parts[count - 1]!.cumulative!),
    gross: money(gross),
    deducted: deducted > 0 ? money(deducted) : undefined,
  });
}

interface ShareTexts {
  readonly money: (amount: number) => string;
  readonly percent: (share: number) => string;
}
