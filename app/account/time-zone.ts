/** The profile's time zone when it is one, else UTC (DOMAIN §9). */
export function timeZoneOf({ timezone }: { timezone: string }): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
