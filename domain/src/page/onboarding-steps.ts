/** The wizard has this many steps, one after another. A text in each language states the number. */
export const onboardingSteps = 4
