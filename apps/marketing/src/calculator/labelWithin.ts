/** A label within a sentence. Abbreviations and symbols keep their capitals: U-value, V/ph/Hz, NC, Kv. */
export function labelWithin(label: string): string {
  return /^(?:[A-Z](?:[A-Z\d₀-₉]|[-/,])|Kv\b|Hazen-)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
