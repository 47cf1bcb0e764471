export { MantineTheme } from "./MantineTheme.tsx";
export { Modal, ModalActions } from "./Modal.tsx";
export { ConfirmationModal } from "./ConfirmationModal.tsx";
export { createSpotlight, Spotlight, useSpotlight } from "./Spotlight.ts";
export { PasswordInput } from "./PasswordInput.tsx";

/* Mantine's components as they are. Whoever adds one sees that its styles stand in kit.css. */
export {
  ActionIcon,
  Alert,
  Button,
  Group,
  InputWrapper,
  Menu,
  NativeSelect,
  Progress,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
  Textarea,
  TextInput,
  UnstyledButton,
} from "@mantine/core";
export type { ButtonProps, TextInputProps } from "@mantine/core";
export { Dropzone } from "@mantine/dropzone";
export { useForm, type UseFormReturnType } from "@mantine/form";
export { useMediaQuery } from "@mantine/hooks";
