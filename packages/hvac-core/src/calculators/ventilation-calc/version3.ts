type Data = Readonly<Record<string, unknown>>;

/** A kitchen whose fan runs all the time was asked for its volume, as the standard asks of enclosed ones. */
function withLayout(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  const { operation, room } = row as Data;
  const isKitchen = room === "kitchen" || room === "kitchen-hood";
  return operation === "continuous" && isKitchen ? { kitchenLayout: "enclosed", ...row } : row;
}

/** Version 3 as version 4 reads it: zones without a limit for CO₂ had one of 1000 ppm. */
export function version3(data: Data): Data {
  const { localExhausts } = data;
  return {
    ...(data["scope"] === "zones" && { co2Limit: { value: 1000, unit: "ppm" } }),
    ...data,
    ...(Array.isArray(localExhausts) && { localExhausts: localExhausts.map(withLayout) }),
  };
}
