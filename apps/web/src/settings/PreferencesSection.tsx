import { currencies } from "@org/hvac-core/costing";
import { chooseColorScheme, choosePipeSizes, useColorSchemeChoice, usePipeSizes } from "@org/ui/elements";
import { InputWrapper, NativeSelect, SegmentedControl, Stack } from "@org/ui/kit";
import { saveUnitSystem, preferredUnitSystem } from "@org/ui/surface";
import { useState, type ReactNode } from "react";
import { saveCurrency, useCurrency } from "./currency.ts";
import { ResultUnits } from "./ResultUnits.tsx";
import { texts } from "./texts.ts";

/** Settings of new calculations and of the appearance, on this device. */
export function PreferencesSection(): ReactNode {
  const [unitSystem, setUnitSystem] = useState(preferredUnitSystem);
  const currency = useCurrency();
  const pipeSizes = usePipeSizes();
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
      <InputWrapper label={texts.resultUnits.title(unitSystem)} description={texts.resultUnits.lead} labelElement="div">
        <ResultUnits unitSystem={unitSystem} />
      </InputWrapper>
      <InputWrapper label={texts.preferences.pipeSizes} labelElement="div">
        <SegmentedControl
          aria-label={texts.preferences.pipeSizes}
          data={[
            { value: "both", label: texts.preferences.bothPipeSizes },
            { value: "nps", label: texts.preferences.npsPipeSizes },
            { value: "dn", label: texts.preferences.dnPipeSizes },
          ]}
          value={pipeSizes}
          onChange={choosePipeSizes}
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
