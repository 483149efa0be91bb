/** The wizard shows one step after another. A text of every language counts them. */
export const onboardingSteps = 4
