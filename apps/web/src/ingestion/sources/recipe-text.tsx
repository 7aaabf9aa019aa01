import { printRecipe } from './recipe.ts';

/** A stored recipe, as people write it. */
export function RecipeText({ recipe }: { readonly recipe: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <pre className="recipe-text" tabIndex={0}>
      {printRecipe(recipe)}
    </pre>
  );
}
