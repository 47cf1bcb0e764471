export { templateFileId, withTemplateLinks } from "./links.ts";
export type { Template, TemplateFile } from "./template.ts";
export { templates } from "./templates.ts";
