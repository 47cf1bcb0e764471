export { plural } from "@org/hvac-core/internal";
