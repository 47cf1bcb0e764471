import { limits } from "@org/data";
import { Button, Dropzone, Group, InputWrapper } from "@org/ui/kit";
import { useRef, useState, type ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { LogoError, scaleLogo } from "./scaleLogo.ts";
import { texts } from "./texts.ts";
import styles from "./settings.module.css";

interface LogoInputProps {
  /** As a data URL. */
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** The logo as it will be printed, with its size; a picture is dropped or selected, and scaled down on this device. */
export function LogoInput({ logo, onChange }: LogoInputProps): ReactNode {
  const openPicker = useRef<() => void>(null);
  const [error, setError] = useState<string>();
  const [isScaling, setScaling] = useState(false);
  const accept = async (file: File): Promise<void> => {
    setScaling(true);
    try {
      onChange(await scaleLogo(file, limits.logoLength));
      setError(undefined);
    } catch (thrown) {
      if (!(thrown instanceof LogoError)) throw thrown;
      setError(thrown.message);
    } finally {
      setScaling(false);
    }
  };
  return (
    <InputWrapper label={texts.logo.label} labelElement="div" description={texts.logo.formats}>
      <Dropzone
        className={styles.logo}
        accept={["image/png", "image/jpeg", "image/webp", "image/svg+xml"]}
        multiple={false}
        loading={isScaling}
        openRef={openPicker}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ "aria-label": texts.logo.label }}
        onDrop={([file]) => file && runAction(() => accept(file))}
        onReject={(files) => setError(files.length > 1 ? texts.logo.oneOnly : texts.logo.notReadable)}
      >
        {logo === null ? <p className={styles.dim}>{texts.logo.drop}</p> : <Preview key={logo} logo={logo} />}
        <Group gap="xs">
          <Button variant="default" onClick={() => openPicker.current?.()}>
            {logo === null ? texts.logo.choose : texts.logo.change}
          </Button>
          {logo !== null && (
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {texts.logo.remove}
            </Button>
          )}
        </Group>
      </Dropzone>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </InputWrapper>
  );
}

/** The logo on white, as it is printed. */
function Preview({ logo }: { readonly logo: string }): ReactNode {
  const [size, setSize] = useState<readonly [width: number, height: number]>();
  // Four characters of base64 encode three bytes.
  const kilobytes = ((logo.length - logo.indexOf(",") - 1) * 0.75) / 1000;
  return (
    <figure className={styles.preview}>
      <img
        src={logo}
        alt={texts.logo.alt}
        onLoad={({ currentTarget }) => setSize([currentTarget.naturalWidth, currentTarget.naturalHeight])}
      />
      <figcaption className={styles.dim}>{size && texts.logo.size(...size, kilobytes)}</figcaption>
    </figure>
  );
}
