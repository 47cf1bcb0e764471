/* Rates of the SI column of ventilation categories by those of the inch-pound column. */

/** L/s per person by cfm per person. */
export const peopleRatesSI: Readonly<Record<number, number>> = { 0: 0, 5: 2.5, 7.5: 3.8, 10: 5, 20: 10 };
/** L/s per m² by cfm per ft². */
export const areaRatesSI: Readonly<Record<number, number>> = { 0: 0, 0.06: 0.3, 0.12: 0.6, 0.18: 0.9, 0.48: 2.4 };
