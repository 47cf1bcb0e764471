/** Id of the input at a path. */
export const inputId = (path: string): string => `field-${path.replaceAll(".", "-")}`;
export const errorId = (id: string): string => `${id}-error`;
/** Id of what is said of where an input's number comes from. */
export const noteId = (id: string): string => `${id}-note`;
/** Id of what is to be known of an input. */
export const helpId = (id: string): string => `${id}-help`;
/** The inputs that Enter goes through. */
export const typedInputs = 'input:not([type="radio"]), input[type="radio"]:checked, select';
