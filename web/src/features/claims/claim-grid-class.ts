/** As many columns as fit, none narrower than a card can be read. */
export const claimGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-4'
