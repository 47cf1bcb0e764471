import { countForShare, type Ranking } from "@org/hvac-core/exchange/bills";

/** "2 of 3 items make 90 % of the $15 260.00 of the items.", with the deductions. */
export function sharesText(ranking: Ranking, noun: "item" | "section", share: number, texts: ShareTexts): string {
  const { parts, additions, gross, deducted } = ranking;
  const count = countForShare(ranking, share);
  const items = `${count} of ${additions} ${noun}${additions === 1 ? "" : "s"} ${count === 1 ? "makes" : "make"}`;
  const before = deducted > 0 ? `, before deductions of ${texts.money(deducted)}` : "";
  return `${items} ${texts.percent(parts[count - 1]!.cumulative!)} of the ${texts.money(gross)} of the items${before}.`;
}

interface ShareTexts {
  readonly money: (amount: number) => string;
  readonly percent: (share: number) => string;
}
