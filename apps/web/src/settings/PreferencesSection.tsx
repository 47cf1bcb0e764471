import { chooseColorScheme, useColorSchemeChoice } from "@org/ui/elements";
import { Segments, SelectField } from "@org/ui/kit";
import { keepUnitSystem, preferredUnitSystem } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { currencies, keepCurrency, useCurrency } from "./currency.ts";
import { Section } from "./Section.tsx";

/** What new calculations begin with, and how Plenum looks, on this device. */
export function PreferencesSection(): ReactNode {
  const [unitSystem, setUnitSystem] = useState(preferredUnitSystem);
  const currency = useCurrency();
  const scheme = useColorSchemeChoice();
  return (
    <Section id="preferences" title="Preferences" lead="For this device. New calculations begin with them; saved files keep theirs.">
      <Segments
        label="Unit system"
        value={unitSystem}
        options={[
          ["Imperial", "Imperial"],
          ["Metric", "Metric"],
        ]}
        onChange={(system) => {
          setUnitSystem(system);
          keepUnitSystem(system);
        }}
      />
      <SelectField
        label="Currency"
        value={currency}
        options={currencies.map((symbol) => [symbol, symbol] as const)}
        onChange={keepCurrency}
      />
      <Segments
        label="Theme"
        value={scheme}
        options={[
          ["auto", "As the device"],
          ["light", "Light"],
          ["dark", "Dark"],
        ]}
        onChange={chooseColorScheme}
      />
    </Section>
  );
}
