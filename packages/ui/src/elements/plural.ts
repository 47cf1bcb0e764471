export { plural } from "@org/hvac-core/kernel";
