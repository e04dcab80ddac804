import type { JSX } from 'preact';
import { WrittenText } from './evidence.tsx';

/** What users put on their reports. */
export interface Brand {
  /** '' for the title of the report alone. */
  title: string;
  agency: string;
  /** #rrggbb */
  color: string;
  /** data: URL of a PNG or JPEG; '' for none. */
  logo: string;
  paper: 'a4' | 'letter';
}

/** @param root selector of the element with the colors */
export const brandStyle = ({ color, paper }: Brand, root = ':root'): string =>
  `@page { size: ${paper === 'letter' ? 'letter' : 'A4'}; } ${root} { --brand: ${/^#[0-9a-f]{6}$/i.test(color) ? color : 'currentColor'}; }`;

/** Logo, agency and title above a report. Nothing if there is none of them. */
export function Masthead({ brand: { title, agency, logo } }: { brand: Brand }): JSX.Element | null {
  const picture = /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/.test(logo) ? logo : '';
  if (!title && !agency && !picture) return null;
  return (
    <div class="masthead">
      {(picture || agency) && (
        <p class="line">
          {picture && <img src={picture} alt={agency} />}
          {agency && (
            <b>
              <WrittenText text={agency} />
            </b>
          )}
        </p>
      )}
      {title && (
        <p class="cover-title">
          <WrittenText text={title} />
        </p>
      )}
    </div>
  );
}
