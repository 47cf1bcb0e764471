export { Button, IconButton } from "./Button.tsx";
export { CopyButton } from "./CopyButton.tsx";
export { copyCells, copyTable } from "./copyTable.ts";
export { useFileDrop, useFilePicker } from "./files.tsx";
export { useLatestRun } from "./useLatestRun.ts";

export { commonTexts } from "./texts.ts";
export { Spinner } from "./Spinner.tsx";

export { NotificationArea, preloadNotifications } from "./notifications/NotificationArea.tsx";
export { notificationsShown, notify, type Notification } from "./notifications/notify.ts";
export { firstInteraction } from "./firstInteraction.ts";
export { lazyPart } from "./lazyPart.tsx";
export { MenuItem, Popup } from "./Popup.tsx";
export { beginWork, usePendingWork } from "./pendingWork.ts";
export { useIsPrinted } from "./useIsPrinted.ts";
export { useObservable } from "./useObservable.ts";
export { choosePipeSizes, restorePipeSizes, usePipeSizes } from "./pipeSizes.ts";
export { stored } from "./storedItems.ts";
export { ColorSchemeToggle } from "./ColorSchemeToggle.tsx";
export { chooseColorScheme, useColorScheme, useColorSchemeChoice } from "./colorScheme.ts";
