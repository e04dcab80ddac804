import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SessionBody } from '../http/bodies/schedule.ts';
import { dashboard } from '../../words/en/server/dashboard.ts';
import { sendToApi } from './api.ts';
import { Fault } from './parts.tsx';
import { errorText } from './use-request.ts';

const words = dashboard.login;

/** The role decides which buttons are shown; the service checks every request. */
export interface May {
  run: boolean;
  admin: boolean;
}
export const rightsOf = (role: SessionBody['role']): May => ({ run: role !== 'read', admin: role === 'admin' });

/** Exchanges a key for a cookie that scripts cannot read. */
export function LogIn({ done }: { done(session: SessionBody): void }): JSX.Element {
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    setFault(null);
    try {
      const session = await sendToApi<SessionBody>('POST', '/v1/session', { key });
      setKey('');
      done(session);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <form
      class="card stack log-in"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.intro}</p>
      <label class="stack tight">
        {words.key}
        <input
          class="field"
          type="password"
          dir="ltr"
          autocomplete="current-password"
          required
          maxLength={200}
          value={key}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
      </label>
      {fault && <Fault text={fault} />}
      <button type="submit" class="button primary">
        {words.submit}
      </button>
    </form>
  );
}
