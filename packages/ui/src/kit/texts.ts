export const texts = {
  password: {
    show: (label: string): string => `Show ${label.toLowerCase()}`,
    hide: (label: string): string => `Hide ${label.toLowerCase()}`,
  },
} as const;
