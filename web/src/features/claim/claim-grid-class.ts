/** Shows as many columns as fit without making a claim's card too narrow to read. */
export const claimGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-4'
