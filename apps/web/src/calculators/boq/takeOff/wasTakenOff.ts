/** Whether anything in a bill was taken off. */
export function wasTakenOff(complete: Readonly<Record<string, unknown>>): boolean {
  const { items } = complete;
  return (
    Array.isArray(items) &&
    (items as readonly Readonly<Record<string, unknown>>[]).some(({ source }) => typeof source === "string" && source !== "")
  );
}
