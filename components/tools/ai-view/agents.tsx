import { useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import {
  readForAgents,
  classifyArdAnswer,
  classifyMarkdownAnswer,
  type AgentAnswers,
  type AgentReading,
} from '../../../checks/derive/agents.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FormTool } from '../../../checks/core/facts/page.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { ElementLineView } from '../../findings/evidence.tsx';
import { vitalRating } from '../../../checks/lists/vital-limits.ts';
import { StatusChip, CutText, MarkToggle, Part, useWhyAbsent } from '../../tool/parts.tsx';
import type { ToolActions } from '../../tool/props.ts';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';

type AgentWords = Parts['ai-view']['agents'];
const useAgentWords = (): AgentWords => usePart('ai-view').agents;

/** Maximum number of elements of one kind that are listed. */
const listed = 10;

/** For agents: what software agents find here. Nothing of it is scored, and each line says who proposes it. */
export function AgentReadiness({ facts, act }: { facts: KnownFacts; act: ToolActions }): JSX.Element {
  const words = useAgentWords();
  const absence = useWhyAbsent();
  const reading = readForAgents(facts);
  const controls = factValueOf(facts, 'controls');
  return (
    <Part title={words.title} note={words.note}>
      <dl class="t-agents">
        <Line name={words.controls.name} who={words.controls.who}>
          {reading.controls ? <Controls {...reading.controls} /> : absence(facts, 'controls')}
          {controls && controls.nameless.length > 0 && (
            <>
              <MarkToggle
                act={act}
                label={words.controls.mark}
                marks={controls.nameless.map(({ selector }) => ({ selector, kind: 'warn' as const, label: words.controls.nameless }))}
              />
              <ul class="evidence-list">
                {controls.nameless.slice(0, listed).map((element) => (
                  <li key={element.selector}>
                    <ElementLineView element={element} act={act} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Line>
        <Line name={words.forms.name} who={words.forms.who}>
          {reading.forms ? <Forms {...reading.forms} /> : absence(facts, 'controls')}
          {controls && controls.forms.length > 0 && (
            <ul class="evidence-list">
              {controls.forms.slice(0, listed).map((form) => (
                <FormLine key={form.at.selector} form={form} act={act} />
              ))}
            </ul>
          )}
        </Line>
        <Line name={words.shifts.name} who={words.shifts.who}>
          {reading.cls === null ? (
            words.shifts.unknown
          ) : (
            <StatusChip kind={vitalRating('cls', reading.cls)}>{words.shifts.value({ cls: reading.cls })}</StatusChip>
          )}
        </Line>
        <Line name={words.llms.name} who={words.llms.who}>
          {reading.llmsTxt ? <LlmsShape {...reading.llmsTxt} /> : absence(facts, 'llmsTxt')}
        </Line>
        <Requested reading={reading} act={act} />
      </dl>
    </Part>
  );
}

function Line({ name, who, children }: { name: string; who: string; children: ComponentChildren }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd class="stack tight">
        <div class="stack tight">{children}</div>
        <p class="muted small">{who}</p>
      </dd>
    </>
  );
}

function Controls({ total, nameless }: { total: number; nameless: number }): JSX.Element {
  const words = useAgentWords().controls;
  if (total === 0) return <StatusChip kind="muted">{words.none}</StatusChip>;
  return nameless === 0 ? (
    <StatusChip kind="good">{words.all({ total })}</StatusChip>
  ) : (
    <StatusChip kind="warn">{words.some({ total, nameless })}</StatusChip>
  );
}

function Forms({ total, tools, undescribed, repeated }: NonNullable<AgentReading['forms']>): JSX.Element {
  const words = useAgentWords().forms;
  if (total === 0) return <StatusChip kind="muted">{words.none}</StatusChip>;
  return (
    <p class="row">
      <StatusChip kind={tools > 0 ? 'good' : 'muted'}>{words.annotated({ total, tools })}</StatusChip>
      {undescribed > 0 && <StatusChip kind="warn">{words.undescribed({ count: undescribed })}</StatusChip>}
      {repeated.map((name) => (
        <StatusChip key={name} kind="warn">
          {words.repeated} <CutText text={name} max={60} />
        </StatusChip>
      ))}
    </p>
  );
}

function FormLine({ form: { at, tool, description, submits, fields, described }, act }: { form: FormTool; act: ToolActions }): JSX.Element {
  const words = useAgentWords().forms;
  return (
    <li>
      <ElementLineView element={at} act={act} />
      {tool !== null && (
        <span class="muted small">
          <code>
            <CutText text={tool || words.unnamed} max={80} />
          </code>{' '}
          {description && <CutText text={description} max={160} />} {words.fields({ fields, described })} {submits && words.submits}
        </span>
      )}
    </li>
  );
}

function LlmsShape({ present, heading, links, text }: NonNullable<AgentReading['llmsTxt']>): JSX.Element {
  const words = useAgentWords().llms;
  if (!present) return <StatusChip kind="muted">{words.none}</StatusChip>;
  const missing = [!heading && words.heading, !links && words.links, !text && words.text].filter((one) => one !== false);
  return missing.length === 0 ? (
    <StatusChip kind="good">{words.whole}</StatusChip>
  ) : (
    <StatusChip kind="warn">{words.missing({ parts: missing })}</StatusChip>
  );
}

/** Facts that need a request, after the user has clicked. */
function Requested({ reading, act }: { reading: AgentReading; act: ToolActions }): JSX.Element {
  const words = useAgentWords();
  const [answers, setAnswers] = useState<AgentAnswers | 'asking' | null>(null);
  const known = answers === 'asking' ? null : answers;
  const request = async () => {
    setAnswers('asking');
    setAnswers((await act.answersForAgents?.()) ?? null);
  };
  return (
    <>
      <Line name={words.markdown.name} who={words.markdown.who}>
        {known ? (
          <Markdown answer={known.markdown} />
        ) : act.answersForAgents && act.live !== false ? (
          <>
            <p>
              <button type="button" class="button" aria-disabled={answers === 'asking'} onClick={() => answers === null && void request()}>
                {answers === 'asking' ? words.asking : words.ask}
              </button>
            </p>
            <p class="muted small">{words.askNote}</p>
          </>
        ) : (
          words.notHere
        )}
      </Line>
      <Line name={words.ard.name} who={words.ard.who}>
        {known && <Ard answer={known.ard} />}
        {reading.ard.map(({ from, url, legacy }) => (
          <p key={from + url}>
            {legacy ? words.ard.legacy[from] : words.ard.from[from]} <CutText text={url} max={120} />
          </p>
        ))}
        {!known && reading.ard.length === 0 && words.ard.unnamed}
      </Line>
    </>
  );
}

function Markdown({ answer }: { answer: AgentAnswers['markdown'] }): JSX.Element {
  const words = useAgentWords();
  if (!answer) return <StatusChip kind="muted">{words.unread}</StatusChip>;
  const found = classifyMarkdownAnswer(answer);
  if (found.kind !== 'markdown' && found.kind !== 'relabeled')
    return <StatusChip kind="muted">{words.markdown[found.kind]({ status: answer.status })}</StatusChip>;
  return (
    <p class="row">
      {found.kind === 'markdown' ? (
        <StatusChip kind="good">{words.markdown.yes}</StatusChip>
      ) : (
        <StatusChip kind="warn">{words.markdown.relabeled}</StatusChip>
      )}
      <StatusChip kind={found.varies ? 'good' : 'warn'}>{found.varies ? words.markdown.varies : words.markdown.same}</StatusChip>
    </p>
  );
}

function Ard({ answer }: { answer: AgentAnswers['ard'] }): JSX.Element {
  const words = useAgentWords();
  if (!answer) return <StatusChip kind="muted">{words.unread}</StatusChip>;
  const found = classifyArdAnswer(answer);
  if (found.kind !== 'entries')
    return <StatusChip kind={found.kind === 'none' ? 'muted' : 'warn'}>{words.ard[found.kind]({ status: answer.status })}</StatusChip>;
  return <StatusChip kind={found.incomplete > 0 ? 'warn' : 'good'}>{words.ard.entries(found)}</StatusChip>;
}
