/** The HTML id of the bar with the checkout, to which a keyboard can skip from the start of the menu. */
export const cartBarId = 'cart-bar';
