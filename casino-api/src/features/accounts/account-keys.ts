/** User names are one whatever their case; addresses too. */
export const usernameKey = (username: string): string => username.toLowerCase();
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
