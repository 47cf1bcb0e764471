export { inputSchema } from "./inputSchema.ts";
