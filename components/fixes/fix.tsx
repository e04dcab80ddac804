import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { resultLimits } from '../../checks/language/result-limits.ts';
import { cutToWidth, widthInPixels } from '../../checks/language/text-width.ts';
import { fixOffersInSteps, type FixOffer, type FixResult } from '../../checks/fix-page.ts';
import type { Field, FixId, Values } from '../../checks/fixes/fix.ts';
import { ElementLineView, ShowButton } from '../findings/evidence.tsx';
import { Icon } from '../parts/icons.tsx';
import { runInTimers } from '../tables/in-steps.ts';
import { PageText } from '../findings/page-text.tsx';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';
import { ProseText, isolateQuote } from '../findings/prose.tsx';
import { StatusIcon, type Shown } from '../findings/status.tsx';
import type { FixItProps } from '../tool/props.ts';
import { useLocale, usePart } from '../use-locale.ts';
import type { Parts } from '../../words/locale.ts';
import './fix.css';

type Filled = { readonly [K in FixId]?: Values };
/** Maximum entries of a list that are shown. */
const most = 12;
/** Milliseconds after the last key press before the typed text is judged. */
const pause = 120;

/** The fix for one check, judged again before it is pasted; renders nothing if there is none. */
export function FixCard({ entry, report, facts, act, alone = false }: FixItProps): JSX.Element | null {
  const [offers, setOffers] = useState<readonly FixOffer[]>([]);
  const [values, setValues] = useState<Filled>({});
  const messages = usePart('checks');
  const { intent, aiOptOut, at, pageType, pageTypeReason } = report;
  const chosen = pageTypeReason?.code === 'chosen' ? pageType : null;
  useEffect(() => {
    // After the view is rendered, because this judges every visible check again.
    const steps = fixOffersInSteps(entry.id, facts, { intent, aiOptOut, pageType: chosen, now: Date.parse(at) }, values, messages);
    let stop = () => {};
    const timer = setTimeout(
      () => {
        stop = runInTimers(steps, setOffers);
      },
      Object.keys(values).length > 0 ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [entry.id, facts, intent, aiOptOut, chosen, at, values, messages]);
  if (offers.length === 0) return null;
  const fill = (id: FixId, change: Values) => setValues((before) => ({ ...before, [id]: { ...before[id], ...change } }));
  return (
    <div class="stack tight">
      {offers.map((offer, index) => (
        <Offer
          key={offer.fix.id}
          alone={alone}
          open={alone && index === 0}
          offer={offer}
          signal={entry.id}
          filled={values[offer.fix.id] ?? {}}
          fill={(change) => fill(offer.fix.id, change)}
          act={act}
        />
      ))}
    </div>
  );
}

/** The result of the check with the fix, in a few words. */
function briefOf({ results, unfilled, optional }: FixOffer, signal: string): { word: keyof Parts['fixes']['brief']; shown: Shown } {
  const signalResult = results.find((result) => result.signal === signal);
  if (optional && !unfilled) return { word: 'optional', shown: 'info' };
  if (signalResult?.after === 'pass' || signalResult?.after === 'na') return { word: 'passes', shown: 'pass' };
  if (unfilled) return { word: 'unfilled', shown: 'info' };
  return signalResult ? { word: 'better', shown: 'warn' } : { word: 'written', shown: 'warn' };
}

interface OfferProps {
  offer: FixOffer;
  alone: boolean;
  open: boolean;
  signal: string;
  filled: Values;
  fill(change: Values): void;
  act: FixItProps['act'];
}

function Offer(props: OfferProps): JSX.Element {
  const { offer, open, signal, act } = props;
  const words = usePart('fixes');
  const { fix, results } = offer;
  const Heading = props.alone ? 'h3' : 'h4';
  const { word, shown } = briefOf(offer, signal);
  return (
    <details class="fix-it" open={open}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <summary>
        <span>
          <span class="fix-name">{words.title({ kind: words.kinds[fix.id] })}</span>
          <span class={`fix-brief tone-${shown}`}>
            <StatusIcon status={shown} silent size={13} />
            {words.brief[word]}
          </span>
        </span>
      </summary>
      <div class="stack">
        {fix.fields.length > 0 && <Fields {...props} Heading={Heading} />}
        {fix.left.length + fix.omitted.length > 0 && <ToDecide fix={fix} Heading={Heading} />}
        {fix.text !== '' && <Code fix={fix} act={act} />}
        {/* Elements that only get a text stay. */}
        {fix.place !== 'images' && fix.replaces.length + fix.replacesLines.length > 0 && <Replaced fix={fix} Heading={Heading} act={act} />}
        {fix.alsoOn.length > 0 && <AlsoOn fix={fix} Heading={Heading} />}
        {results.length > 0 && (
          <div aria-live="polite">
            <Heading>{words.results}</Heading>
            <ul class="fix-list small">
              {results.map((result) => (
                <Result key={result.signal} result={result} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}

interface PartProps {
  fix: FixOffer['fix'];
  Heading: 'h3' | 'h4';
}

/** Fields that only the user can fill in. */
function Fields({ offer: { fix }, Heading, filled, fill, act }: OfferProps & Pick<PartProps, 'Heading'>): JSX.Element {
  const words = usePart('fixes');
  return (
    <fieldset class="stack tight">
      <legend>
        <Heading>{words.fill}</Heading>
      </legend>
      <div class="stack tight fix-fields">
        {fix.fields.slice(0, 50).map((field) => (
          <FieldLine
            key={field.id}
            field={field}
            value={Object.hasOwn(filled, field.id) ? filled[field.id]! : field.value}
            fill={(value) => fill({ [field.id]: value })}
            act={act}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Decisions left to the user, and values that are not pasted. */
function ToDecide({ fix, Heading }: PartProps): JSX.Element {
  const words = usePart('fixes');
  return (
    <div>
      <Heading>{words.decide}</Heading>
      <ul class="fix-list small">
        {fix.left.map((code) => (
          <li key={code}>
            <StatusIcon status="info" silent size={13} />
            <span>
              <ProseText text={words.left[code]} />
            </span>
          </li>
        ))}
        {fix.omitted.slice(0, most).map((one) => (
          <li key={`${one.property} ${one.value}`}>
            <StatusIcon status="info" silent size={13} />
            <span>
              <ProseText
                text={words.leftOut({
                  ...one,
                  property: isolateQuote(one.property),
                  value: isolateQuote(one.value),
                  ...(one.instead === undefined ? {} : { instead: isolateQuote(one.instead) }),
                })}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text to paste, and where to paste it. */
function Code({ fix, act }: Pick<PartProps, 'fix'> & Pick<OfferProps, 'act'>): JSX.Element {
  const words = usePart('fixes');
  const kind = words.kinds[fix.id];
  return (
    <>
      <p>
        <ProseText text={words.places[fix.place]} />
      </p>
      <section class="fix-code" tabIndex={0} aria-label={words.code({ kind })}>
        <pre>
          <code>{fix.text}</code>
        </pre>
      </section>
      <p>
        <button type="button" class="button primary" onClick={() => act.copy(fix.text)} aria-label={words.copyNamed({ kind })}>
          <Icon name="copy" size={13} />
          {words.copy}
        </button>
      </p>
    </>
  );
}

/** What is removed when the fix is pasted. */
function Replaced({ fix, Heading, act }: PartProps & Pick<OfferProps, 'act'>): JSX.Element {
  const words = usePart('fixes');
  return (
    <div>
      <Heading>{fix.place === 'img-tag' ? words.at : words.replaces}</Heading>
      <ul class="fix-list small">
        {fix.replaces.slice(0, most).map((element) => (
          <li key={element.selector}>
            <ElementLineView element={element} act={act} />
          </li>
        ))}
        {fix.replacesLines.slice(0, most).map((line) => (
          <li key={line}>
            <PageText text={line.slice(0, 500)} code />
          </li>
        ))}
        <More count={fix.replaces.length - most} />
      </ul>
    </div>
  );
}

/** Other pages that need the same fix. */
function AlsoOn({ fix, Heading }: PartProps): JSX.Element {
  const words = usePart('fixes');
  return (
    <div>
      <Heading>{words.alsoOn}</Heading>
      <ul class="fix-list small">
        {fix.alsoOn.slice(0, most).map((url) => (
          <li key={url}>
            <PageText text={url} />
          </li>
        ))}
        <More count={fix.alsoOn.length - most} />
      </ul>
    </div>
  );
}

function More({ count }: { count: number }): JSX.Element | null {
  const words = usePart('fixes');
  return count > 0 ? <li class="muted">{words.more({ count })}</li> : null;
}

function Result({ result: { signal, after, remaining } }: { result: FixResult }): JSX.Element {
  const words = usePart('fixes');
  const { entryOf } = useLocale();
  return (
    <li class={`tone-${after}`}>
      <StatusIcon status={after} silent size={13} />
      <div>
        {words.becomes[after]({ name: entryOf(signal)?.title ?? signal })}
        {after !== 'pass' && after !== 'na' && (
          <ul>
            {remaining.slice(0, 5).map(({ message }, index) => (
              <li key={index}>
                <SentenceWithQuotes text={message} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function FieldLine({
  field: { kind, about, selector },
  value,
  fill,
  act,
}: {
  field: Field;
  value: string;
  fill(value: string): void;
  act: FixItProps['act'];
}): JSX.Element {
  const words = usePart('fixes');
  const id = useId();
  return (
    <div class="fix-field">
      <label class="small" for={id}>
        {words.fields[kind]}
        {about && (
          <>
            {' '}
            <PageText text={about.slice(0, 200)} />
          </>
        )}
      </label>
      <div class="row">
        <input
          id={id}
          class="field"
          dir="auto"
          inputMode={kind === 'image' ? 'url' : 'text'}
          value={value}
          spellcheck={kind !== 'image'}
          onInput={(event) => fill(event.currentTarget.value)}
        />
        {selector && <ShowButton selector={selector} name={about || selector} act={act} />}
      </div>
      {(kind === 'title' || kind === 'description') && <Gauge kind={kind} value={value} />}
    </div>
  );
}

/** How much of it search results show. */
function Gauge({ kind, value }: { kind: 'title' | 'description'; value: string }): JSX.Element {
  const words = usePart('fixes');
  const { fontSize, desktop } = resultLimits[kind];
  const pixels = Math.round(widthInPixels(value, fontSize));
  return (
    <p class={`small ${pixels > desktop ? 'tone-warn' : 'muted'}`}>
      {words.width({ pixels, limit: desktop })}
      {pixels > desktop && (
        <>
          {' · '}
          <bdi dir="auto">{words.cut({ shown: cutToWidth(value, fontSize, desktop) })}</bdi>
        </>
      )}
    </p>
  );
}
