export { MantineTheme } from "./MantineTheme.tsx";
export { Modal, ModalActions } from "./Modal.tsx";
export { ConfirmationModal } from "./ConfirmationModal.tsx";
export { createSpotlight, Spotlight, useSpotlight } from "./Spotlight.ts";
export { PasswordInput } from "./PasswordInput.tsx";

/* Unchanged Mantine components. A component that is added here needs its styles in kit.css. */
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
