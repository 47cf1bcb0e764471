/** Currencies by the sign that stands beside their amounts. */
export const currencies = {
  $: "US dollar",
  "€": "Euro",
  "£": "Pound sterling",
  CHF: "Swiss franc",
  A$: "Australian dollar",
  C$: "Canadian dollar",
  AED: "UAE dirham",
  SAR: "Saudi riyal",
  "₹": "Indian rupee",
  R: "South African rand",
  "¥": "Yen or yuan",
  kr: "Krona or krone",
  zł: "Zloty",
} as const;
