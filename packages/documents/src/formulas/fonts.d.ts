/** The address under which the bundler puts a font. */
declare module "*.ttf?url" {
  const url: string;
  // The bundler exports it so.
  // oxlint-disable-next-line import/no-default-export
  export default url;
}
