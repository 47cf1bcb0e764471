import { currencies } from "@org/hvac-core/costing";
import { chooseColorScheme, useColorSchemeChoice } from "@org/ui/elements";
import { InputWrapper, NativeSelect, SegmentedControl, Stack } from "@org/ui/kit";
import { saveUnitSystem, preferredUnitSystem } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { saveCurrency, useCurrency } from "./currency.ts";
import { texts } from "./texts.ts";

/** Settings of new calculations and of the appearance, on this device. */
export function PreferencesSection(): ReactNode {
  const [unitSystem, setUnitSystem] = useState(preferredUnitSystem);
  const currency = useCurrency();
  const scheme = useColorSchemeChoice();
  return (
    <Stack gap="lg" align="flex-start">
      <InputWrapper label={texts.preferences.unitSystem} labelElement="div">
        <SegmentedControl
          aria-label={texts.preferences.unitSystem}
          data={["Imperial", "Metric"]}
          value={unitSystem}
          onChange={(system) => {
            setUnitSystem(system);
            saveUnitSystem(system);
          }}
        />
      </InputWrapper>
      <NativeSelect
        label={texts.preferences.currency}
        description={texts.preferences.currencyLead}
        data={[
          { value: "", label: texts.preferences.currencyByUnits },
          ...currencies.map(({ sign, code, name }) => ({ value: sign, label: `${name} (${code})` })),
        ]}
        value={currency}
        onChange={(event) => saveCurrency(event.currentTarget.value)}
      />
      <InputWrapper label={texts.preferences.theme} labelElement="div">
        <SegmentedControl
          aria-label={texts.preferences.theme}
          data={[
            { value: "auto", label: texts.preferences.auto },
            { value: "light", label: texts.preferences.light },
            { value: "dark", label: texts.preferences.dark },
          ]}
          value={scheme}
          onChange={chooseColorScheme}
        />
      </InputWrapper>
    </Stack>
  );
}
