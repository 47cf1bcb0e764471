export { PasswordField } from "./PasswordField.tsx";
export { Segments } from "./Segments.tsx";
export { SelectField, TextArea, TextField } from "./TextField.tsx";
export { ConfirmationModal } from "./ConfirmationModal.tsx";
export { Modal, ModalActions } from "./Modal.tsx";
export { MantineTheme } from "./MantineTheme.tsx";
