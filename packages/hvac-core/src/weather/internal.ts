/* Used by other folders of the engine, and not published. */
export { skyInfrared, skyTemperatureOf, stefanBoltzmann } from "./skyRadiation.ts";
