export { MantineTheme } from "./MantineTheme.tsx";
export { Modal, ModalActions } from "./Modal.tsx";
export { ConfirmationModal } from "./ConfirmationModal.tsx";
export { PasswordInput } from "./PasswordInput.tsx";

/* Mantine's components as they are. Whoever adds one sees that its styles stand in kit.css. */
export {
  Alert,
  Button,
  Group,
  InputWrapper,
  NativeSelect,
  Progress,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
  Textarea,
  TextInput,
} from "@mantine/core";
export type { ButtonProps, TextInputProps } from "@mantine/core";
export { Dropzone } from "@mantine/dropzone";
export { useForm, type UseFormReturnType } from "@mantine/form";
export { useMediaQuery } from "@mantine/hooks";

/* Made by hand, until the last page that uses them has changed over. */
export { PasswordField } from "./PasswordField.tsx";
export { Segments } from "./Segments.tsx";
export { SelectField, TextArea, TextField } from "./TextField.tsx";
