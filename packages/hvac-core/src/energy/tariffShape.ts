/** One price step of a URDB rate structure. */
export interface TariffTier {
  /** Price per unit, money; 0 when absent. */
  readonly rate?: number;
  /** Adjustment added to the price, money per unit; 0 when absent. */
  readonly adj?: number;
  /** Upper end of the step in the month, in its unit; absent on the last. */
  readonly max?: number;
  /**
   * Unit of `max`: `kWh` (default), `kWh daily` (times the days of the month), `kWh/kW` (times the billing demand) or `kWh/kW daily` (times both). Not
   * used for demand.
   */
  readonly unit?: string;
  /** Price for exports in this period, money/kWh; that of the first tier is used. Below 0 exports cost money. */
  readonly sell?: number;
}

/**
 * An electricity tariff in the shape of the OpenEI Utility Rate Database (URDB). Unknown descriptive fields of a record may stay in the object.
 *
 * Supported: tiered time-of-use energy charges; time-of-use, flat and coincident demand charges in kW or kVA; reactive demand; exports at their
 * hour's `sell` price; lookback (ratchet) of the billing demand; fixed, minimum and annual minimum charges; monthly fuel adjustments. Refused by
 * name: `demandratchetpercentage` (its meaning differs between records: enter it as `lookbackPercent`), and units other than those of the
 * field's description.
 */
export interface Tariff {
  /**
   * Energy prices by period, then tier, money/kWh. Tiers count the energy of the month in all periods with the same limits. A tier in kWh/kW that is
   * followed by tiers in kWh is a block, and those are its steps, counted from the beginning of the month.
   */
  readonly energyratestructure?: ReadonlyArray<readonly TariffTier[]>;
  /** 12 months × 24 hours of period numbers, from 0. May be left out when there is one period. */
  readonly energyweekdayschedule?: ReadonlyArray<readonly number[]>;
  readonly energyweekendschedule?: ReadonlyArray<readonly number[]>;
  /** Demand prices by period, then tier, money/kW of the period's highest demand in the month. */
  readonly demandratestructure?: ReadonlyArray<readonly TariffTier[]>;
  readonly demandweekdayschedule?: ReadonlyArray<readonly number[]>;
  readonly demandweekendschedule?: ReadonlyArray<readonly number[]>;
  /** `kW` (default) or `kVA`. */
  readonly demandrateunit?: string;
  /** Demand prices by season, then tier, money/kW of the month's highest (billing) demand. */
  readonly flatdemandstructure?: ReadonlyArray<readonly TariffTier[]>;
  /** Season of each of the 12 months. May be left out when there is one season. */
  readonly flatdemandmonths?: readonly number[];
  /** `kW` (default) or `kVA`. */
  readonly flatdemandunit?: string;
  /** Share of the highest earlier demand below which the billing demand of flat charges and of tiers in kWh/kW cannot fall, 0…1. */
  readonly lookbackPercent?: number;
  /** 12 flags: calendar months whose demand counts. The API's description excludes it together with `lookbackRange`, and so does this engine. */
  readonly lookbackMonths?: ReadonlyArray<number | boolean>;
  /** Number of months to look back, 1…12. Without it and without flagged months, the eleven preceding months apply. */
  readonly lookbackRange?: number;
  readonly fixedchargefirstmeter?: number;
  /** `$/month` (default), `$/day` or `$/year`. */
  readonly fixedchargeunits?: string;
  /** Fixed charge of older records, money a month; used where `fixedchargefirstmeter` is absent or 0. */
  readonly fixedmonthlycharge?: number;
  readonly mincharge?: number;
  /** `$/month` (default), `$/day` or `$/year`. */
  readonly minchargeunits?: string;
  /** Minimum bill of a month in older records, money; the higher of it and `mincharge` applies. */
  readonly minmonthlycharge?: number;
  /** Minimum bill of a year in older records, money; the higher of it and a yearly `mincharge` applies. */
  readonly annualmincharge?: number;
  /** 12 adjustments, money/kWh. */
  readonly fueladjustmentsmonthly?: readonly number[];
  /** Prices by period, then tier, money/kW of the demand in the hours of the utility's own peaks ({@link HourlyLoad.systemPeakHours}). */
  readonly coincidentratestructure?: ReadonlyArray<readonly TariffTier[]>;
  /** 12 months × 24 hours of periods. May be left out when there is one period. */
  readonly coincidentrateschedule?: ReadonlyArray<readonly number[]>;
  /** `kW` (default) or `kVA`. */
  readonly coincidentrateunit?: string;
  /** Money/kvar of the month's highest reactive demand. */
  readonly demandreactivepowercharge?: number;
  /** 12 shares of older records; refused unless nought. */
  readonly demandratchetpercentage?: unknown;
}
