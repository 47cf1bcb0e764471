import { ConfirmationModal } from "@org/ui";
import { createRoot } from "react-dom/client";

/** Asks whether to sign out although that loses changes. @returns whether the user wants it */
export function askToDiscard(why: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    let isWanted = false;
    root.render(
      <ConfirmationModal
        title="Sign out and lose changes?"
        message={<p>{why} If you sign out now, they are lost. Stay signed in, connect to the internet, and they are sent by themselves.</p>}
        action="Sign out and lose them"
        processing="Signing out"
        onConfirm={() => {
          isWanted = true;
        }}
        onClose={() => {
          root.unmount();
          place.remove();
          resolve(isWanted);
        }}
      />,
    );
  });
}
