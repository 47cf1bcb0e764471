import { Fragment, type ReactNode } from "react";
import {
  Alert,
  Button,
  ConfirmationModal,
  Group as Row,
  MantineTheme,
  Modal,
  ModalActions,
  NativeSelect,
  PasswordInput,
  Progress,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
  Textarea,
  TextInput,
} from "../src/kit/index.ts";
import type { Entry, Group } from "./entry.ts";

const nothing = (): void => undefined;

const entry = (id: string, title: string, node: ReactNode): Entry => ({
  id,
  title,
  render: () => (
    <MantineTheme>
      <Fragment>{node}</Fragment>
    </MantineTheme>
  ),
});

export const kit: Group = {
  title: "Kit: Mantine with our theme",
  entries: [
    entry(
      "kit-buttons",
      "Buttons",
      <Row>
        <Button>Create project</Button>
        <Button variant="default">Cancel</Button>
        <Button disabled>Create project</Button>
        <Button loading>Create project</Button>
      </Row>,
    ),
    entry(
      "kit-inputs",
      "Inputs",
      <Stack maw={420}>
        <TextInput label="Project name" defaultValue="City hospital" />
        <TextInput label="E-mail address" defaultValue="nobody" error="Enter a valid e-mail address." />
        <TextInput label="Project number" disabled defaultValue="26-014" />
        <PasswordInput label="Password" autoComplete="current-password" />
        <Textarea label="Note" defaultValue="For tender" />
        <NativeSelect label="Paper" data={["A4", "Letter"]} />
        <SegmentedControl transitionDuration={0} data={["Metric", "Imperial"]} aria-label="Units" />
      </Stack>,
    ),
    entry(
      "kit-waiting",
      "Waiting",
      <Stack maw={420}>
        <Progress value={40} aria-label="Upload" />
        <Skeleton height={20} animate={false} />
        <Skeleton height={20} width="60%" animate={false} />
      </Stack>,
    ),
    entry(
      "kit-alerts",
      "Alerts",
      <Stack maw={420}>
        <Alert title="New version">Reload the page to use it.</Alert>
        <Alert color="red" title="Not saved">
          The file was removed by another user.
        </Alert>
      </Stack>,
    ),
    entry(
      "kit-tabs",
      "Tabs",
      <Tabs defaultValue="files">
        <Tabs.List>
          <Tabs.Tab value="files">Files</Tabs.Tab>
          <Tabs.Tab value="members">Members</Tabs.Tab>
        </Tabs.List>
      </Tabs>,
    ),
    entry(
      "kit-modal",
      "Modal",
      <Modal title="Move file" onClose={nothing}>
        <p>The file keeps its revisions.</p>
        <ModalActions>
          <Button variant="default">Cancel</Button>
          <Button>Move</Button>
        </ModalActions>
      </Modal>,
    ),
    entry(
      "kit-confirmation",
      "Confirmation",
      <ConfirmationModal
        title="Delete project?"
        message="Its twelve files are deleted too."
        action="Delete"
        processing="Deleting…"
        look="danger"
        onConfirm={nothing}
        onClose={nothing}
      />,
    ),
  ],
};
