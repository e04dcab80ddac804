import { useState } from 'preact/hooks';

/** Typed text stays in its field until it is stored, because the page is rendered again whenever something is stored. @param keep resolves with false if it cannot be stored */
export function useDraft(saved: string, keep: (text: string) => Promise<boolean>) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  interface Typed {
    currentTarget: { value: string };
  }
  const take = async (text: string) => {
    const done = await keep(text);
    setRefused(!done);
    // Text typed in the meantime is the next draft.
    if (done) setDraft((now) => (now === text ? null : now));
  };
  const field = {
    value: draft ?? saved,
    onInput: (event: Typed) => setDraft(event.currentTarget.value),
    onChange: (event: Typed) => void take(event.currentTarget.value),
    onBlur: () => setDraft((now) => (now === saved ? null : now)),
  };
  return { refused, field };
}
