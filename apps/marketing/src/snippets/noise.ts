import { endReflectionLoss, noiseCriterion } from "@org/hvac-core/acoustics";

// 63 Hz to 8 kHz, of a duct of 250 mm that ends flush with the ceiling:
export const lost = endReflectionLoss({ area: 0.0491, termination: "flush" }).map((level) => Math.round(level));

const inRoom = noiseCriterion([58, 50, 43, 38, 35, 31, 28, 24]);
export const rating = inRoom.rating;
export const decidedBy = inRoom.governingBand;
