export const setMealParams = (setMealId: number) => ({ setMealId: String(setMealId) });
