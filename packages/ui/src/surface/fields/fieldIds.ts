/** Id of the input at a path. */
export const inputId = (path: string): string => `field-${path.replaceAll(".", "-")}`;
export const errorId = (id: string): string => `${id}-error`;
/** Id of the note on the source of an input's number. */
export const noteId = (id: string): string => `${id}-note`;
/** Id of the help of an input. */
export const helpId = (id: string): string => `${id}-help`;
/** The inputs that Enter moves through. */
export const typedInputs = 'input:not([type="radio"]), input[type="radio"]:checked, select';
