/** A setting of the build that cannot hold: its message says which, why, and what to write. */
export class SettingError extends Error {}
