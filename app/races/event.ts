import type { Race } from 'contract/races';
import type { Thing } from '~/layout/structured-data';

/** What is on from one moment to another, as search engines are told of it. @param path of its page, without locale prefix */
export const eventOf = (
  path: string,
  { title, summary, image, startsAt, endsAt }: Pick<Race, 'title' | 'summary' | 'image' | 'startsAt' | 'endsAt'>,
): Thing => ({
  type: 'Event',
  facts: {
    name: title,
    description: summary || null,
    image,
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { type: 'VirtualLocation', facts: { url: path } },
  },
});
